// The tags in Vue's templates, by the published typings: compiled by `npm run check`, never run.
import type { GlobalComponents } from 'vue';
import '../../widgets/typings/portal-vue.d.ts';

type Props<T extends keyof GlobalComponents> = InstanceType<GlobalComponents[T]>['$props'];

export const publica: Props<'portal-inscripcion-publica'> = {
  apiBase: 'https://portal.example',
  cursos: ['A', 'B'],
  datos: { nombres: 'Ana' },
  class: 'mio',
};

// @ts-expect-error no such frame
export const marco: Props<'portal-cliente'> = { marco: 'grande' };

// @ts-expect-error a property of another tag
export const curso: Props<'portal-login'> = { curso: 'A' };

declare const emit: InstanceType<GlobalComponents['portal-login']>['$emit'];
emit('portal-ready', new CustomEvent('portal-ready', { detail: { tag: 'portal-login', version: '1.0.0' } }));
// @ts-expect-error no such event
emit('portal-abierto', new CustomEvent('portal-abierto'));

declare const tag: InstanceType<GlobalComponents['portal-login']>;
void tag.focus({ preventScroll: true });
// @ts-expect-error no such method
void tag.borrar();
