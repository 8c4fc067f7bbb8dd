/** The account menu at the end of the header: who is signed in, the account's pages, and sign-out. */
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Popover } from '../controls/Popover.tsx';
import { Avatar } from '../data/Avatar.tsx';
import { SignOutIcon } from '../icons/actions.tsx';
import { Link } from '../routing/router.ts';

export interface AccountEntry {
  readonly label: string;
  readonly to: string;
  readonly icon?: ReactElement;
}

export interface Account {
  readonly displayName: string;
  readonly lastName?: string | undefined;
  readonly email: string;
  readonly photoURL?: string | undefined;
  readonly entries?: readonly AccountEntry[];
  /** Called after the menu has closed. */
  readonly onSignOut: () => void;
}

const Trigger = styled.button`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--portal-hover);
  }
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 280px;
  max-inline-size: 100%;
  padding: 8px 8px 16px;

  > div {
    min-inline-size: 0;
  }
  strong,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: var(--portal-radius);
  color: var(--portal-text);
  font-size: 15px;
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: var(--portal-hover);
  }
  > svg {
    color: var(--portal-text-2);
  }
`;
const EntryLink = styled(Link)`
  ${entry}
`;
const EntryButton = styled.button`
  ${entry}
  > svg {
    transform: scaleX(var(--portal-flip));
  }
`;
const Line = styled.hr`
  margin-block: 8px;
  border: 0;
  border-block-start: 1px solid var(--portal-line);
`;

export function AccountMenu({ displayName, lastName, email, photoURL, entries = [], onSignOut }: Account) {
  const t = useT('comun');
  const label = t('cuenta.menu', { nombre: displayName });
  return (
    <Popover
      label={label}
      trigger={(attributes) => (
        <Trigger type="button" title={label} aria-label={label} {...attributes}>
          <Avatar name={displayName} lastName={lastName} photoURL={photoURL} size={40} />
        </Trigger>
      )}
    >
      {(close) => (
        <>
          <Who>
            <Avatar name={displayName} lastName={lastName} photoURL={photoURL} size={44} />
            <div>
              <strong>
                <bdi>{displayName}</bdi>
              </strong>
              <small>
                <bdi>{email}</bdi>
              </small>
            </div>
          </Who>
          {entries.map(({ label: name, to, icon }) => (
            <EntryLink key={to} to={to} onClick={close}>
              {icon}
              {name}
            </EntryLink>
          ))}
          <Line />
          <EntryButton
            type="button"
            onClick={() => {
              close();
              onSignOut();
            }}
          >
            <SignOutIcon />
            {t('cuenta.cerrarSesion')}
          </EntryButton>
        </>
      )}
    </Popover>
  );
}
