/** A link as a QR code: dark on white in every theme, which is what cameras read. */
import styled from 'styled-components';
import { encode } from 'uqr';
import { useT } from '../../i18n/useT.ts';
import { Text } from '../../ui/Text.ts';

const Sheet = styled.figure`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin: 0;
  text-align: center;

  > svg {
    inline-size: min(100%, 280px);
    border-radius: var(--portal-radius);
    background: #fff;
    forced-color-adjust: none;
  }
`;

/** Light modules around the code, as the norm (ISO/IEC 18004) asks. */
const QUIET = 4;

export function QrCode({ text }: { readonly text: string }) {
  const t = useT('inscripciones');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Sheet>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('enlaces.qrTitulo')}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <Text as="figcaption" $tone="muted" $size="dense">
        {t('enlaces.qrTexto')}
      </Text>
    </Sheet>
  );
}
