import { setPriority } from 'node:os';
import { startSimulatedServer } from '../src/mocks/simulatedServer.ts';

/**
 * Runs the simulated platform in a separate process. It has just enough orders for a breakdown of 2,000, so
 * that it responds quickly.
 */
// A real platform runs on another machine, so this process gets the lowest priority.
setPriority(19);
const port = Number(process.argv[2] ?? 4601);
const consoles = [4600, 4610].map((consolePort) => `http://localhost:${consolePort}`);
await startSimulatedServer({ port, orders: 2_100, consoleOrigin: consoles.join(' ') });
console.log('ready');
