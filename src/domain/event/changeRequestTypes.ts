/**
 * The types of change requests (S4.26), in the order of the filter (S9.17). The search needs only this part
 * of the change requests.
 */
export const CHANGE_REQUEST_TYPES = ['artwork', 'delivery', 'shipmentRequirement'] as const;
export type ChangeRequestType = (typeof CHANGE_REQUEST_TYPES)[number];
