declare module 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js' {
  const moment: typeof import('moment-timezone');
  export default moment;
}
