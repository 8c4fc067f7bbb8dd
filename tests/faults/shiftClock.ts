/** Loaded before the API: SIGUSR2 sets the process's clock two hours ahead, the next one four hours back, as a wrong NTP does. */
const steps = [7_200_000, -14_400_000];
const { Date: Real } = globalThis;
let offset = 0;

process.on('SIGUSR2', () => {
  offset += steps.shift() ?? 0;
});

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Real.now() + offset] : args, newTarget) as object,
  get: (target, name) => (name === 'now' ? () => Real.now() + offset : Reflect.get(target, name)),
});
