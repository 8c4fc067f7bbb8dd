/** A payment link that was just made: pay now, or copy, share or show it to somebody else. */
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { safeHref } from '../../../ui/safeHref.ts';
import { CodigoQr } from '../inscripciones/enlaces/CodigoQr.tsx';
import { ShareButton } from '../inscripciones/enlaces/ShareButton.tsx';

const Partes = styled.div`
  display: grid;
  gap: 16px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > bdi {
    padding: 12px;
    border-radius: var(--portal-radius);
    background: var(--portal-fill);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`;

export function EnlaceHecho({ enlace: { url, valor, moneda, caducaEl } }: { readonly enlace: Enlace }) {
  const t = useT('cartera');
  const href = safeHref(url);
  return (
    <Partes>
      <p role="status">
        {t.rich('enlace.listo', {
          valor: <Amount key="valor" valor={valor} moneda={moneda} />,
          fecha: <DateText key="fecha" value={caducaEl} show="moment" />,
        })}
      </p>
      {href !== undefined && (
        <ButtonAnchor href={href} external block>
          {t('enlace.pagar')}
        </ButtonAnchor>
      )}
      <bdi dir="ltr">{url}</bdi>
      <div>
        <CopyButton text={url} />
        <ShareButton url={url} />
      </div>
      <CodigoQr text={url} />
    </Partes>
  );
}
