/**
 * The layout of the form by the tag's width: one step at a time if narrow, all on one page from 600 px, and with the
 * summary beside it from 900 px. Only these styles hide steps, so every field stays in the DOM and keeps its value.
 */
import styled from 'styled-components';
import { StepCard } from '../../../features/inscripcion/formLayout.ts';
import { Stack } from '../../../ui/layout/Stack.ts';

export const FormPage = styled.div`
  display: grid;
  gap: 20px;
  scroll-margin-block-start: calc(var(--portal-top) + 16px);

  > header {
    margin-block-end: 0;
  }
  > button:first-child {
    justify-self: start;
    margin-block-end: -12px;
    margin-inline-start: -12px;
    svg {
      transform: scaleX(var(--portal-flip));
    }
  }
`;
export const Form = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  min-inline-size: 0;
`;
export const SolicitudStep = styled(StepCard)<{ $current: boolean }>`
  display: ${({ $current }) => ($current ? 'grid' : 'none')};

  @container portal (min-width: 600px) {
    display: grid;
  }
`;
/** Shown only while the form goes step by step. */
export const Narrow = styled.div`
  display: grid;
  gap: 20px;

  @container portal (min-width: 600px) {
    display: none;
  }
`;
/** Shown only while the form is on one page. */
export const Wide = styled.div`
  display: none;

  @container portal (min-width: 600px) {
    display: grid;
    gap: 20px;
  }
`;
/** Buttons in a row; on a phone they take its whole width. */
export const Buttons = styled(Stack).attrs({ $row: true })`
  @container portal (max-width: 599.9px) {
    inline-size: 100%;

    > button {
      flex: 1 1 auto;
    }
  }
`;
