// Runs with each file of journeys.
import { afterAll, beforeAll } from 'vitest';
import { closeSite, openSite } from './site.ts';

beforeAll(openSite);
afterAll(closeSite);
