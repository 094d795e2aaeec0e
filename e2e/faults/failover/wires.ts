import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type NodeNumber, nodeNumbers } from './places.ts';

const subnet = '10.77.0';
const run = (program: string, ...args: string[]): void => void execFileSync(program, args, { stdio: 'inherit' });

/**
 * Three machines on one switch: a network namespace for each, joined by a bridge, so that cables can be pulled. It takes
 * root and a network and mounts of the command's own (`unshare --net --mount`), with which all of it goes away.
 */
export class Wires {
  /** Whether this process has been given a network of its own is the caller's to know. */
  static lay(): Wires {
    mkdirSync('/run/netns', { recursive: true });
    // What `ip netns` notes there is nobody else's and goes with this process.
    run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
    run('ip', 'link', 'set', 'lo', 'up');
    run('ip', 'link', 'add', 'switch', 'type', 'bridge');
    run('ip', 'addr', 'add', `${subnet}.254/24`, 'dev', 'switch');
    run('ip', 'link', 'set', 'switch', 'up');
    const wires = new Wires();
    for (const number of nodeNumbers) wires.join(number);
    return wires;
  }

  hostOf(number: NodeNumber): string {
    return `${subnet}.${number}`;
  }

  networkOf(number: NodeNumber): string {
    return `/run/netns/node${number}`;
  }

  /** Pulls its cable: nobody hears of the node, and no connection is told that it ended. */
  pull(number: NodeNumber): void {
    run('ip', 'link', 'set', `cable${number}`, 'down');
  }

  /** Keeps it from the other nodes, while proxy, pooler and servers still reach it. */
  part(number: NodeNumber): void {
    const others = nodeNumbers.filter((one) => one !== number).map((one) => this.hostOf(one));
    const rules = `table inet apart {
      chain in { type filter hook input priority 0; ip saddr { ${others.join(', ')} } drop; }
      chain out { type filter hook output priority 0; ip daddr { ${others.join(', ')} } drop; }
    }`;
    const inside = ['netns', 'exec', `node${number}`, 'nft', '-f', '-'];
    execFileSync('ip', inside, { input: rules, stdio: ['pipe', 'inherit', 'inherit'] });
  }

  /** The cable is in again. */
  plug(number: NodeNumber): void {
    run('ip', 'link', 'set', `cable${number}`, 'up');
  }

  /** Lets it reach the other nodes again. */
  rejoin(number: NodeNumber): void {
    run('ip', 'netns', 'exec', `node${number}`, 'nft', 'delete', 'table', 'inet', 'apart');
  }

  private join(number: NodeNumber): void {
    const node = `node${number}`;
    run('ip', 'netns', 'add', node);
    run('ip', 'link', 'add', `cable${number}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', node);
    run('ip', 'link', 'set', `cable${number}`, 'master', 'switch', 'up');
    run('ip', '-n', node, 'addr', 'add', `${this.hostOf(number)}/24`, 'dev', 'eth0');
    run('ip', '-n', node, 'link', 'set', 'eth0', 'up');
    run('ip', '-n', node, 'link', 'set', 'lo', 'up');
  }
}
