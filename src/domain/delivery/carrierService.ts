/** A carrier's service (S3.46); items and shipments contain its key, such as 'recs:ups-ground'. */
export interface CarrierService {
  key: string;
  name: string;
}
