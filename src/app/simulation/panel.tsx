import './simulation.css';
import { createRoot } from 'react-dom/client';
import { type Simulation, SimulationPanel } from './SimulationPanel.tsx';

/**
 * Renders the panel of the simulated platform above the console, without covering it. It has a separate root,
 * so that it works even if the console fails.
 */
export function showSimulationPanel(simulation: Simulation): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Simulated platform');
  host.className = 'simulation-strip';
  document.body.classList.add('simulated');
  document.body.prepend(host);
  createRoot(host).render(<SimulationPanel simulation={simulation} />);
}
