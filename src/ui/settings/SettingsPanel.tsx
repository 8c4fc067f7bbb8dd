/** Sets theme, contrast, colour, menu, direction, width and language. Each change applies at once to every tag of the page. */
import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import { idiomaNames } from '../../domain/idiomaNames.ts';
import { idiomas, localeOf } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { $ajustes, resetAjustes, setAjuste } from '../../state/ajustes.ts';
import { setIdioma } from '../../state/idioma.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';
import { Select } from '../forms/Select.tsx';
import { useHost } from '../hooks/host.ts';
import { useUsuario } from '../hooks/useUsuario.ts';
import { MoonIcon, ResetIcon, SunIcon } from '../icons/settings.tsx';
import { ContrastArt, DirectionArt, LayoutArt } from './arts.tsx';
import { OptionCards } from './OptionCards.tsx';
import { Swatches } from './Swatches.tsx';

interface SettingsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Stack = styled.div`
  display: grid;
  gap: 28px;
`;

export function SettingsPanel({ open, onClose }: SettingsPanelProps) {
  const t = useT('ajustes');
  const ajustes = useStore($ajustes);
  const { idioma, dir } = useIdioma();
  const { host, options } = useHost();
  // The menu is only for whoever is signed in.
  const signedIn = useUsuario() !== undefined;
  // The panel omits settings that the page has decided.
  const hasTema = options.tema !== undefined || options.marco === 'ninguno';
  const hasAccent = getComputedStyle(host).getPropertyValue('--portal-accent').trim() !== '';
  const { themeMode, themeContrast, themeDirection, themeLayout, themeColorPresets, themeStretch } = ajustes;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      side="end"
      title={t('titulo')}
      tools={<IconButton label={t('restablecer')} icon={<ResetIcon />} onClick={resetAjustes} />}
    >
      <Stack>
        {!hasTema && (
          <OptionCards
            legend={t('themeMode.nombre')}
            value={themeMode}
            onChange={(value) => setAjuste('themeMode', value)}
            options={[
              { value: 'light', label: t('themeMode.light'), art: <SunIcon /> },
              { value: 'dark', label: t('themeMode.dark'), art: <MoonIcon /> },
              { value: 'system', label: t('themeMode.system'), art: <ContrastArt /> },
            ]}
          />
        )}
        <OptionCards
          legend={t('themeContrast.nombre')}
          value={themeContrast}
          onChange={(value) => setAjuste('themeContrast', value)}
          options={[
            { value: 'default', label: t('themeContrast.default'), art: <ContrastArt /> },
            { value: 'bold', label: t('themeContrast.bold'), art: <ContrastArt bold /> },
          ]}
        />
        {!hasAccent && (
          <Swatches value={themeColorPresets} onChange={(value) => setAjuste('themeColorPresets', value)} />
        )}
        {signedIn && (
          <OptionCards
            legend={t('themeLayout.nombre')}
            hint={t('themeLayout.ancho')}
            value={themeLayout}
            onChange={(value) => setAjuste('themeLayout', value)}
            options={[
              { value: 'vertical', label: t('themeLayout.vertical'), art: <LayoutArt kind="vertical" /> },
              { value: 'mini', label: t('themeLayout.mini'), art: <LayoutArt kind="mini" /> },
              {
                value: 'horizontal',
                label: t('themeLayout.horizontal'),
                art: <LayoutArt kind="horizontal" />,
              },
            ]}
          />
        )}
        <OptionCards
          legend={t('themeDirection.nombre')}
          hint={dir === 'rtl' ? t('themeDirection.porIdioma') : undefined}
          value={themeDirection}
          onChange={(value) => setAjuste('themeDirection', value)}
          options={[
            { value: 'ltr', label: t('themeDirection.ltr'), art: <DirectionArt /> },
            { value: 'rtl', label: t('themeDirection.rtl'), art: <DirectionArt rtl /> },
          ]}
        />
        <Checkbox
          label={t('themeStretch.nombre')}
          hint={t('themeStretch.ayuda')}
          checked={themeStretch}
          onChange={(event) => setAjuste('themeStretch', event.target.checked)}
        />
        {options.idiomas !== 'no' && (
          <Select
            label={t('idioma')}
            value={idioma}
            onChange={(event) => {
              const chosen = idiomas.find((one) => one === event.target.value);
              if (chosen) setIdioma(chosen);
            }}
          >
            {idiomas.map((one) => (
              <option key={one} value={one} lang={localeOf(one)}>
                {idiomaNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Stack>
    </Dialog>
  );
}
