/** The six colour presets, each shown in its own colour and named. */
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { type Ajustes, ajusteOptions } from '../../state/ajustes.ts';
import { presetFills } from '../theme/presets.ts';
import { Legend } from './OptionCards.tsx';

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
const Swatch = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 12px 4px 8px;
  border: 1px solid color-mix(in srgb, var(--portal-field-line) 48%, transparent);
  border-radius: 12px;
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span {
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: var(--swatch);
    forced-color-adjust: none;
  }
  &:hover {
    background: var(--portal-hover);
  }
  &:has(:checked) {
    border-color: var(--portal-accent);
    box-shadow: inset 0 0 0 1px var(--portal-accent);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
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
