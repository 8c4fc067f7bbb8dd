/** Links to the place that useElsewhere found. */
import type { ReactElement, ReactNode } from 'react';
import { ButtonAnchor, ButtonLink, type ButtonLinkProps } from './Button.tsx';
import { TextAnchor, TextLink } from './TextLink.tsx';
import type { Elsewhere } from './useElsewhere.ts';

export interface ElsewhereLinkProps {
  readonly place: Elsewhere;
  readonly children: ReactNode;
}

export function ElsewhereLink({ place, children }: ElsewhereLinkProps): ReactElement {
  return place.href === undefined ? (
    <TextLink to={place.to}>{children}</TextLink>
  ) : (
    <TextAnchor href={place.href}>{children}</TextAnchor>
  );
}

export function ElsewhereButton({
  place,
  ...rest
}: ElsewhereLinkProps & Pick<ButtonLinkProps, 'tone' | 'size' | 'block' | 'icon'>): ReactElement {
  return place.href === undefined ? (
    <ButtonLink to={place.to} {...rest} />
  ) : (
    <ButtonAnchor href={place.href} {...rest} />
  );
}
