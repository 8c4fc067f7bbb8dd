/**
 * The variable with the address of the cluster that has the demo data, which several suites copy: making it would cost each seconds.
 * tests/run.ts sets it.
 */
export const DEMO_DATABASE = 'DEMO_DATABASE';
