/** The six colour presets, each shown in its own colour and named. */
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { type Ajustes, ajusteOptions } from '../../state/ajustes.ts';
import { presetFills } from '../theme/presets.ts';
import { Legend, OptionCard } from './OptionCards.tsx';

type Preset = Ajustes['themeColorPresets'];

interface SwatchesProps {
  readonly value: Preset;
  readonly onChange: (value: Preset) => void;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
`;
const Swatch = styled(OptionCard)`
  padding: 12px 4px 8px;

  > span {
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: var(--swatch);
    forced-color-adjust: none;
  }
`;

export function Swatches({ value, onChange }: SwatchesProps) {
  const t = useT('ajustes');
  const name = useId();
  return (
    <fieldset>
      <Legend>{t('themeColorPresets.nombre')}</Legend>
      <Grid>
        {ajusteOptions.themeColorPresets.map((preset) => (
          <Swatch key={preset} style={{ '--swatch': presetFills[preset] } as CSSProperties}>
            <input type="radio" name={name} checked={preset === value} onChange={() => onChange(preset)} />
            <span />
            {t(`themeColorPresets.${preset}`)}
          </Swatch>
        ))}
      </Grid>
    </fieldset>
  );
}
