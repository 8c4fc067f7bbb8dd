/** Buttons and links that look like buttons. Their text is a verb. */
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Link, type LinkProps } from '../routing/router.ts';
import { type ButtonLook, buttonCss } from './buttonCss.ts';

interface Common {
  readonly tone?: ButtonLook['$tone'];
  /** 48 px high, or 40 px (`small`) in tables and bars. */
  readonly size?: ButtonLook['$size'];
  /** Takes the whole width of its container. */
  readonly block?: boolean;
  readonly icon?: ReactElement | undefined;
  readonly children?: ReactNode;
}

export interface ButtonProps extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Common> {
  /** Shows progress, keeps its width and ignores clicks; it stays in the tab order, so focus is not lost. */
  readonly loading?: boolean;
  /** Looks disabled and ignores clicks for now; it stays in the tab order, so the press that leads here does not lose the focus. */
  readonly waiting?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonCss}
`;
const StyledLink = styled(Link)<ButtonLook>`
  ${buttonCss}
`;
const StyledAnchor = styled.a<ButtonLook>`
  ${buttonCss}
`;

const look = ({ tone, size, block }: Common): ButtonLook => ({
  $tone: tone ?? 'primary',
  $size: size ?? 'medium',
  $block: block ?? false,
});

export function Button(props: ButtonProps) {
  const { tone, size, block, icon, children, loading = false, waiting = false, onClick, ...rest } = props;
  const idle = !loading && !waiting;
  return (
    <StyledButton
      type="button"
      {...rest}
      {...look(props)}
      aria-busy={loading || undefined}
      aria-disabled={!idle || undefined}
      onClick={(event) => {
        if (idle) onClick?.(event);
        else event.preventDefault();
      }}
    >
      {icon}
      <span>{children}</span>
      {loading && <i aria-hidden="true" />}
    </StyledButton>
  );
}

export interface ButtonLinkProps extends Common, Omit<LinkProps, 'children'> {}

/** A link inside the portal that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone, size, block, icon, children, ...rest } = props;
  return (
    <StyledLink {...rest} {...look(props)}>
      {icon}
      <span>{children}</span>
    </StyledLink>
  );
}

export interface ButtonAnchorProps extends Common {
  readonly href: string;
  /** Opens in a new tab, without giving the other page a handle on this one. */
  readonly external?: boolean;
  readonly download?: boolean | string;
  /** Called when the link is followed. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link out of the portal (a file, a payment page) that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { tone, size, block, icon, children, external, ...rest } = props;
  return (
    <StyledAnchor
      {...rest}
      {...look(props)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon}
      <span>{children}</span>
    </StyledAnchor>
  );
}
