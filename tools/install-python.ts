// Python for the tests of the verifier, which is a second implementation in another language.
import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package.ts';

export function installPython(): void {
  if (spawnSync('python3', ['--version']).status !== 0)
    installPackage('python3', 'the tests of verify/verify.py');
}
