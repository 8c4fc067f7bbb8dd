/** How enrolling is laid out: the step, and from 900 px on the summary beside it. */
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @container portal (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: 24px;

    > aside {
      grid-area: 1 / 2;
    }
    /* A lower screen would never show its end. */
    @media (min-height: 760px) {
      > aside {
        position: sticky;
        inset-block-start: calc(var(--portal-top) + var(--portal-header) + 24px);
      }
    }
    > :not(aside) {
      grid-area: 1 / 1;
    }
  }
`;
export const Form = styled.form`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
  /* Below the header, which stays at the top of the window. */
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 16px);
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > [type='submit'] {
    flex: 1 1 auto;
  }
  @container portal (min-width: 600px) {
    > [type='submit'] {
      flex: 0 0 auto;
      min-inline-size: 180px;
      margin-inline-start: auto;
    }
  }
`;
/** Only where the summary has no room beside the form. */
export const Narrow = styled.div`
  @container portal (min-width: 900px) {
    display: none;
  }
`;
