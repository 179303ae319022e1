import { expect, it } from "vitest";
import { toBytes, toText } from "./webauthn";

it("writes bytes as the server reads them, and reads them back", () => {
  const bytes = Uint8Array.from([0, 251, 255, 190, 62, 63, 128]);
  expect(toText(bytes.buffer)).toBe("APv_vj4_gA");
  expect([...toBytes(toText(bytes.buffer))]).toEqual([...bytes]);
});
