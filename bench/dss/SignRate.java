import com.sun.management.OperatingSystemMXBean;
import eu.europa.esig.dss.enumerations.DigestAlgorithm;
import eu.europa.esig.dss.enumerations.JWSSerializationType;
import eu.europa.esig.dss.enumerations.SignatureAlgorithm;
import eu.europa.esig.dss.enumerations.SignatureLevel;
import eu.europa.esig.dss.enumerations.SignaturePackaging;
import eu.europa.esig.dss.jades.JAdESSignatureParameters;
import eu.europa.esig.dss.jades.signature.JAdESService;
import eu.europa.esig.dss.model.InMemoryDocument;
import eu.europa.esig.dss.model.SignatureValue;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.pades.PAdESSignatureParameters;
import eu.europa.esig.dss.pades.signature.PAdESService;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * How often EU DSS signs in a second of processor time: a line for JAdES B-B, a line for PAdES B-B, each the best of three
 * rounds after a warm-up. Argument: folder with seal.der, issuing.der, seal.p8, payload.json and document.pdf.
 */
public class SignRate {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final CommonCertificateVerifier verifier = new CommonCertificateVerifier();
  private final CertificateToken leaf;
  private final List<CertificateToken> chain;
  private final PrivateKey key;
  private final byte[] payload;
  private final byte[] page;

  private SignRate(Path folder) throws Exception {
    leaf = DSSUtils.loadCertificate(folder.resolve("seal.der").toFile());
    chain = List.of(leaf, DSSUtils.loadCertificate(folder.resolve("issuing.der").toFile()));
    byte[] encoded = Files.readAllBytes(folder.resolve("seal.p8"));
    key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded));
    payload = Files.readAllBytes(folder.resolve("payload.json"));
    page = Files.readAllBytes(folder.resolve("document.pdf"));
  }

  public static void main(String[] arguments) throws Exception {
    SignRate rate = new SignRate(Path.of(arguments[0]));
    System.out.println(best(rate::json));
    System.out.println(best(rate::pdf));
  }

  private static double best(Callable<?> step) throws Exception {
    repeat(step, 3);
    return Math.max(repeat(step, 2), Math.max(repeat(step, 2), repeat(step, 2)));
  }

  private static double repeat(Callable<?> step, int seconds) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long before = SYSTEM.getProcessCpuTime();
    int count = 0;
    for (; System.nanoTime() < end; count++) step.call();
    return count * 1e9 / (SYSTEM.getProcessCpuTime() - before);
  }

  private SignatureValue sign(byte[] bytes) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(key);
    signature.update(bytes);
    return new SignatureValue(SignatureAlgorithm.ECDSA_SHA256, signature.sign());
  }

  private Object json() throws Exception {
    JAdESSignatureParameters parameters = new JAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.JAdES_BASELINE_B);
    parameters.setJwsSerializationType(JWSSerializationType.FLATTENED_JSON_SERIALIZATION);
    parameters.setSignaturePackaging(SignaturePackaging.ENVELOPING);
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    JAdESService service = new JAdESService(verifier);
    InMemoryDocument document = new InMemoryDocument(payload);
    SignatureValue value = sign(service.getDataToSign(document, parameters).getBytes());
    return service.signDocument(document, parameters, value);
  }

  private Object pdf() throws Exception {
    PAdESSignatureParameters parameters = new PAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.PAdES_BASELINE_B);
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    PAdESService service = new PAdESService(verifier);
    InMemoryDocument document = new InMemoryDocument(page);
    SignatureValue value = sign(service.getDataToSign(document, parameters).getBytes());
    return service.signDocument(document, parameters, value);
  }
}
