/** How serious a message or a notice is. */
export type Severity = 'success' | 'info' | 'warning' | 'danger';
