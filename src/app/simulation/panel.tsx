import { createRoot } from 'react-dom/client';
import { type Simulation, SimulationPanel } from './SimulationPanel.tsx';

/** Draws the badge of the simulated platform in a root of its own: it must work when the console does not. */
export function showSimulationPanel(simulation: Simulation): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Simulated platform');
  document.body.append(host);
  createRoot(host).render(<SimulationPanel simulation={simulation} />);
}
