/** The portal's own mark, an open book that is also a doorway. The host page replaces it with `slot="logo"`. */
import styled from 'styled-components';
import { useT } from '../i18n/useT.ts';

export interface LogoProps {
  /** Height in px. */
  readonly size?: number;
  /** The name beside the mark. */
  readonly named?: boolean;
}

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: var(--portal-text);
  font-size: 18px;
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.01em;
`;

export function Mark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <rect width="40" height="40" rx="12" fill="var(--portal-primary)" />
      <path d="M20 13.5c-2.6-2-5.7-3-9.5-3v16.5c3.8 0 6.9 1 9.5 3V13.5Z" fill="var(--portal-on-primary)" />
      <path
        d="M20 13.5c2.6-2 5.7-3 9.5-3v16.5c-3.8 0-6.9 1-9.5 3V13.5Z"
        fill="var(--portal-on-primary)"
        opacity="0.56"
      />
    </svg>
  );
}

export function Logo({ size = 36, named = true }: LogoProps) {
  const t = useT('comun');
  return (
    <Lockup>
      <Mark size={size} />
      {named && <span>{t('portal')}</span>}
    </Lockup>
  );
}
