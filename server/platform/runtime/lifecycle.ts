/** Whether the server takes new work. One per process, shared by the health check and the stop. */
export class Lifecycle {
  #draining = false;

  get isDraining(): boolean {
    return this.#draining;
  }

  /** From now on load balancers send requests elsewhere; those that come are still answered. */
  drain(): void {
    this.#draining = true;
  }
}
