/**
 * A field that no person fills in: out of sight, out of the tab order and hidden from assistive technology. Programs that
 * fill in whatever they find give themselves away.
 */
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';

/** Not moved off the side: from right to left that would be a page to scroll. */
const Away = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export function Honeypot() {
  const { register } = useFormContext();
  return (
    <Away aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...register('sitioWeb')} />
    </Away>
  );
}
