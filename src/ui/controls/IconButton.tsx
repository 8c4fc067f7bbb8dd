/** A button that shows only an icon. Its name is spoken, and shown when pointed at. */
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import styled from 'styled-components';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly label: string;
  readonly icon: ReactElement;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Styled = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  color: var(--portal-text-2);
  transition: background-color var(--portal-fast) var(--portal-ease);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--portal-hover);
    color: var(--portal-text);
  }
  &:disabled {
    background: none;
    color: var(--portal-disabled);
  }
  @media print {
    display: none;
  }
`;

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Styled type="button" title={label} aria-label={label} {...rest}>
      {icon}
    </Styled>
  );
}
