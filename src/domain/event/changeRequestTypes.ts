/**
 * The types of change requests (S4.26), in the order of the filter (S9.17). They have a separate file,
 * because the search needs nothing else about change requests.
 */
export const CHANGE_REQUEST_TYPES = ['artwork', 'delivery', 'shipmentRequirement'] as const;
export type ChangeRequestType = (typeof CHANGE_REQUEST_TYPES)[number];
