/** What each step of a payment shows. */

import { ElegirFavor } from './ElegirFavor.tsx';
import { ElegirPago } from './ElegirPago.tsx';
import { EnlaceHecho } from './EnlaceHecho.tsx';
import { FavorUsado } from './FavorUsado.tsx';
import { Recibido } from './Recibido.tsx';
import type { Pasos } from './usePasos.ts';

interface Props {
  readonly pasos: Pasos;
  /** The id of the form, for the button that sends it. */
  readonly form: string;
  readonly onLeave: () => void;
}

export function PasoPago({ pasos, form, onLeave }: Props) {
  const { paso, carga, elegido, enlace, favor, choose, payRest } = pasos;
  switch (paso.nombre) {
    case 'recibido':
      return <Recibido enlace={paso.enlace} />;
    case 'listo':
      return <EnlaceHecho enlace={paso.enlace} modo={paso.modo} onPagado={enlace.setPagado} />;
    case 'usado':
      return <FavorUsado usado={paso.usado} onLeave={onLeave} onPagarResto={payRest} />;
    case 'favor':
      return <ElegirFavor id={form} carga={carga} favor={favor} />;
    default:
      return (
        <ElegirPago
          id={form}
          carga={carga}
          elegido={elegido}
          enlace={enlace}
          modo={paso.nombre}
          aFavor={favor.disponible ?? 0}
          onFavor={() => choose('favor')}
        />
      );
  }
}
