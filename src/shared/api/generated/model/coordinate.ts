/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A place on earth.
 */
export interface Coordinate {
  /**
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  long: number;
}
