/** /cliente/cartera: says what the page is for; balance and invoices come with the service that lists them. */
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pronto } from '../partes/Pronto.tsx';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';

export function CarteraScreen() {
  const t = useT('cartera');
  return (
    <Pronto
      crumbs={useMigas()}
      title={t('titulo')}
      heading={t('pronto')}
      ayuda={t('ayuda')}
      acciones={<ButtonLink to={rutas.inscripciones}>{t('inscripciones')}</ButtonLink>}
    >
      {t('texto')} {t('mientrasTanto')}
    </Pronto>
  );
}
