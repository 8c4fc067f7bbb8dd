/** /cliente/cartera/factura/{numero}: says what the page is for; the invoice comes with the service that shows it. */
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useParams } from '../../../ui/router.ts';
import { Pronto } from '../partes/Pronto.tsx';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';

export function FacturaScreen() {
  const { numero = '' } = useParams();
  const t = useT('cartera');
  return (
    <Pronto
      crumbs={useMigas({ label: t('titulo'), to: rutas.cartera })}
      title={t('factura.titulo', { numero })}
      heading={t('factura.pronto')}
      ayuda={t('ayuda')}
      acciones={<ButtonLink to={rutas.inscripciones}>{t('inscripciones')}</ButtonLink>}
    >
      {t('factura.texto')} {t('mientrasTanto')}
    </Pronto>
  );
}
