/** Name of a public page in its address: begins with a letter, 3 to 30 characters (PRF-3). */
export const handlePattern = /^[a-z][a-z0-9-]{2,29}$/;

/** Characters of the way in which somebody may be reached (PRF-3). */
export const contactLength = 300;
