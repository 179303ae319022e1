/** Of a built script: each part that it loads later is asked for once more when it did not come. By another address: browsers
 * answer a module that failed from memory, without asking again. The part itself names its neighbours as before. */
export const withChunkRetry = (code: string): string =>
  code.replace(/\bimport\((["'`])(\.{1,2}\/[^"'`?]+\.js)\1\)/g, "import($1$2$1).catch(()=>import($1$2?again$1))");
