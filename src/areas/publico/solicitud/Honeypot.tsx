/**
 * A field that no person fills in: out of sight, out of the tab order and hidden from assistive technology. Programs that
 * fill in whatever they find give themselves away.
 */
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';

const Away = styled.div`
  position: absolute;
  inset-inline-start: -10000px;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
`;

export function Honeypot() {
  const { register } = useFormContext();
  return (
    <Away aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...register('sitioWeb')} />
    </Away>
  );
}
