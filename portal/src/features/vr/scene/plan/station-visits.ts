import type { RoomPlan, Spot } from './room-plan.ts';
import { stationAt } from './walkable.ts';

/** Decides when somebody is at a station: in passing for the first time, later only if they meant to go there. */
export class StationVisits {
  private last: number | undefined;
  private meant: number | undefined;

  constructor(
    private readonly plan: RoomPlan,
    private readonly visited: () => readonly number[],
    private readonly onStation: (station: number) => void,
  ) {}

  /** A place that was pointed at. */
  mean(spot: Spot): void {
    this.meant = stationAt(this.plan, spot);
    this.last = undefined;
  }

  /** Where one stands or walks now. */
  stand(spot: Spot): void {
    const station = stationAt(this.plan, spot);
    if (station === this.last) return;
    this.last = station;
    if (station === undefined) return;
    if (station === this.meant || !this.visited().includes(station)) this.onStation(station);
    this.meant = undefined;
  }
}
