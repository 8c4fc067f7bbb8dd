/** The portal's own mark, an open book in the accent. The host page replaces it with `slot="logo"`. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: var(--portal-text);
  font-size: 17px;
  font-weight: 700;
  line-height: 1.2;
`;

export function Mark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <rect width="40" height="40" rx="12" fill="var(--portal-primary)" />
      <path
        d="M19 14.2c-2.3-1.7-5.2-2.7-9-2.7v15.3c3.8 0 6.7.9 9 2.7V14.2Z"
        fill="var(--portal-on-primary)"
      />
      <path
        d="M21 14.2c2.3-1.7 5.2-2.7 9-2.7v15.3c-3.8 0-6.7.9-9 2.7V14.2Z"
        fill="var(--portal-on-primary)"
        opacity="0.6"
      />
    </svg>
  );
}

interface LogoProps {
  /** The institution's name; the portal's own when there is none. */
  readonly name?: string | undefined;
}

export function Logo({ name }: LogoProps) {
  const t = useT('comun');
  return (
    <Lockup>
      <Mark />
      <span>{name || t('portal')}</span>
    </Lockup>
  );
}
