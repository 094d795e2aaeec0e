export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFiles: ['<rootDir>/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/jest-setup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/css-modules.ts',
    '^#(app|features|shared|testing)/(.*)$': '<rootDir>/src/$1/$2',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
};
