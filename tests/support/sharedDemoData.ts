/**
 * The variable with the path of the file in which suites that run one after the other find the demo data of the first of
 * them: making it takes seconds of each. tests/run.ts sets it.
 */
export const SHARED_DEMO_DATA = 'SHARED_DEMO_DATA';
