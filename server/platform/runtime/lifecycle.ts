/**
 * Whether the server accepts new work. One per process, shared by the health check and the
 * shutdown.
 */
export class Lifecycle {
  #draining = false;

  get isDraining(): boolean {
    return this.#draining;
  }

  /** From now on load balancers route requests elsewhere; those that still arrive are answered. */
  drain(): void {
    this.#draining = true;
  }
}
