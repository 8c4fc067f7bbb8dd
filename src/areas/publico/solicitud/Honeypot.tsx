/**
 * A field that no person fills in: it is out of sight, out of the tab order and hidden from assistive technology. A
 * program that fills in every field gives itself away.
 */
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';

/** The field is clipped and not moved aside, because a right-to-left page could scroll to it. */
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
