/** Links in running text: inside the portal, and out of it. */
import styled, { css } from 'styled-components';
import { Link } from '../routing/router.ts';

const linkCss = css`
  color: var(--portal-accent);
  font-weight: 600;
  text-decoration: none;
  border-radius: 4px;

  &:hover {
    text-decoration: underline;
  }
`;

export const TextLink = styled(Link)`
  ${linkCss}
`;

/** A link out of the portal. Give it `rel="noopener noreferrer"` with `target="_blank"`. */
export const TextAnchor = styled.a`
  ${linkCss}
`;
