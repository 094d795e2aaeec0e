/** Whether this is what people use, and not the development server or a test, where settings of the build are absent. */
export const isBuilt = (import.meta.env as { PROD?: boolean } | undefined)?.PROD === true;
